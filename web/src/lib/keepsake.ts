// A debriefing to keep: the page as one HTML file, the map as a picture.

/** The script of a file that is kept: the slider still turns back time. */
const SLIDER = `const slider = document.querySelector('input[type=range]');
slider?.addEventListener('input', () => { for (const leg of document.querySelectorAll('[data-moment]')) leg.style.visibility = Number(leg.dataset.moment) > Number(slider.value) ? 'hidden' : ''; });`;

function styles(): string {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  return sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');
}

/** The page as a self-contained file: no server, no scripts of the application, no fonts. */
export function asHtml(page: HTMLElement, title: string): Blob {
  const copy = page.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('[data-live], script')) element.remove();
  for (const button of copy.querySelectorAll('button')) button.setAttribute('disabled', '');
  const root = document.documentElement;
  const theme = root.dataset.theme ? ` data-theme="${root.dataset.theme}"` : '';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${styles().replaceAll('</', '<\\/')}</style>`;
  return new Blob([`<!doctype html><html lang="${root.lang}"${theme}><head>${head}</head><body>${copy.outerHTML}<script>${SLIDER}</script></body></html>`], { type: 'text/html' });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const PAINTED = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'paint-order', 'visibility', 'display', 'vector-effect', 'transform'];

/** A drawing with its colours written into it, under a headline. */
export function asSvg(drawing: SVGSVGElement, headline: string, line: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [[drawing, ...drawing.querySelectorAll('*')], [copy, ...copy.querySelectorAll('*')]] as [SVGElement[], SVGElement[]];
  from.forEach((element, index) => {
    const seen = getComputedStyle(element);
    const painted = PAINTED.map((name) => `${name}:${seen.getPropertyValue(name)}`).join(';');
    to[index]!.setAttribute('style', painted);
  });
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const page = getComputedStyle(drawing.closest('main') ?? document.body);
  const head = `<rect width="100%" height="64" fill="${page.getPropertyValue('--picture-paper') || '#f6f1e4'}"/><text x="16" y="28" font-family="Georgia, serif" font-size="22" font-weight="700" fill="#2b2a22">${escaped(headline)}</text><text x="16" y="50" font-family="Georgia, serif" font-size="14" fill="#625c4a">${escaped(line)}</text>`;
  const inside = new XMLSerializer().serializeToString(copy);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + 64}" viewBox="0 0 ${width} ${height + 64}">${head}<svg y="64" width="${width}" height="${height}">${inside}</svg></svg>`;
}

/** The same as dots, twice as fine as on the page. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('png'))), 'image/png'));
}
