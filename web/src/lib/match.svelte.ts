// A match as a page holds it: the connection to the server, the known state, and the actions under way.

import { api } from './api';
import { randomHex } from './chance';
import { Latest } from './latest';
import { keepPlans, keepRead, keepStandings, lastRead, plans, standings, type Standing } from './memory';
import { changeTo, nextStep, noted, sheetOf, standing, unknown, type Change, type Entry } from './planning';
import { isShare, shareFor } from './shares';
import { browserWays, Socket, type Line } from './socket';
import { hear, NOTHING, promptOf, type Known } from './state';
import { leaveOf, restful } from './orders';
import type { Answer, FromClient, FromServer, Insight, Prompt, View, Word } from './wire';

const KEY = 16;

/** An errand takes back the last answer, or leaves the question to the next errand. */
export const UNDO = Symbol('undo');
export const SKIP = Symbol('skip');
/** The answer to the question it meets; null ends all errands. */
export type Errand = (prompt: Prompt) => Answer | typeof UNDO | typeof SKIP | null;

export class MatchClient {
  known = $state.raw<Known>(NOTHING);
  line = $state<Line>('connecting');
  tries = $state(0);
  entries = $state.raw<Entry[]>([]);
  change = $state.raw<Change | null>(null);
  insight = $state.raw<Insight | null>(null);
  /** Questions with a standing answer, until the player wants to be asked again. */
  standings = $state.raw<Standing[]>([]);
  isStale = $state(false);
  /** Lines of the log read when this browser last answered; later lines are news; -1 if there are none. */
  readTo = $state(-1);
  /** Lines read before the page was opened, until the player closes them or answers; -1 if none are new. */
  opened = $state(-1);
  /** Lines of the log when this browser last answered, alone at the table or not. */
  told = $state(-1);

  /** Called with every answer that is given in this browser. */
  answered: ((prompt: Prompt, answer: Answer) => void) | null = null;

  private readonly socket: Socket;
  private readonly odds: Latest<Insight | null>;
  private unanswered: FromClient | null = null;
  private isBack = false;
  private wanted: Entry | null = null;
  private errands = $state.raw<Errand[]>([]);
  /** The question and the turn at which everything was left unchanged, until either changes. */
  private resting: { first: string; turn: string; isPast: boolean } | null = null;
  private isFetching = false;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.odds = new Latest(() => api.insight(id, token), (found, isLatest) => {
      this.insight = found;
      this.isStale = !isLatest;
    });
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = token ? `?token=${encodeURIComponent(token)}` : '';
    this.socket = new Socket(
      browserWays(`${scheme}://${location.host}/ws/matches/${id}${query}`),
      () => ({
        type: 'hello',
        log: this.known.log.length,
        boards: this.known.boards.map((board) => board.id),
        ...(this.known.view ? { version: this.known.view.version } : {}),
      }),
      (message) => this.heard(message),
      (line, tries) => {
        if (line === 'lost') this.isBack = true;
        this.line = line;
        this.tries = tries;
      },
    );
    this.socket.open();
  }

  get view() {
    return this.known.view;
  }

  get prompt() {
    return promptOf(this.known.view);
  }

  /** Answers of the planning sheet that is open. */
  get sheet(): Entry[] {
    const view = this.known.view;
    return view && this.prompt ? sheetOf(this.entries, this.prompt.group ?? '', view.given.length) : [];
  }

  /** How many headings the diary has. */
  private get chapter(): number {
    return this.known.log.filter((entry) => entry.kind === 'heading').length;
  }

  private get isSending(): boolean {
    return this.known.sent !== null || this.known.due !== null;
  }

  get isBusy(): boolean {
    return this.isSending || this.change !== null || this.errands.length > 0;
  }

  /** Whether all other players are bots, so that the speed of an answer gives nothing away. */
  get isAmongBots(): boolean {
    const others = (this.view?.seats ?? []).filter((one) => one.seat !== this.view?.seat);
    return others.length > 0 && others.every((one) => one.kind === 'bot');
  }

  /** Give several answers one after another, each worked out from the question it meets. */
  run(errands: Errand[]): void {
    this.errands = errands;
    this.nextErrand();
  }

  /** Leave everything as it was until this question comes again or something has to be decided. */
  rest(): void {
    if (!this.prompt) return;
    this.resting = { first: this.prompt.id, turn: this.turn, isPast: false };
    this.nextErrand();
  }

  /** End this question now and whenever it comes again. */
  leaveAlways(): void {
    const prompt = this.prompt;
    const leave = prompt && leaveOf(prompt);
    if (!prompt || !leave || this.isBusy) return;
    this.stand([...this.standings.filter((one) => one.id !== prompt.id), { id: prompt.id, ask: prompt.ask }]);
    this.answer(leave.id);
  }

  /** Ask a question again that has been left to itself. */
  askAgain(id: string): void {
    this.stand(this.standings.filter((one) => one.id !== id));
  }

  /** The answer that stands for the question asked now. */
  get standing(): Answer | null {
    const prompt = this.prompt;
    if (!prompt || !this.standings.some((one) => one.id === prompt.id)) return null;
    return leaveOf(prompt)?.id ?? null;
  }

  private stand(all: Standing[]): void {
    this.standings = all;
    keepStandings(this.id, this.view?.seat ?? '', all);
  }

  /** The words under the title, which change with the turn. */
  private get turn(): string {
    return this.view?.scene.subtitle?.en ?? '';
  }

  private nextErrand(): void {
    const prompt = this.prompt;
    if (this.isSending || this.change || !prompt) return;
    const [next, ...rest] = this.errands;
    if (!next) return this.goOnResting(prompt);
    this.errands = rest;
    const wish = next(prompt);
    if (wish === null) this.errands = [];
    else if (wish === UNDO) this.undo();
    else if (wish === SKIP) this.nextErrand();
    else this.answer(wish);
  }

  private goOnResting(prompt: Prompt): void {
    if (!this.resting) return;
    const isPast = this.resting.isPast || prompt.id !== this.resting.first;
    const isAnew = this.turn !== this.resting.turn || (isPast && prompt.id === this.resting.first);
    const answer = isAnew ? null : restful(prompt);
    this.resting = answer === null ? null : { ...this.resting, isPast };
    if (answer !== null) this.answer(answer, true);
  }

  /** Answer the question; an automatic answer keeps the news. */
  answer(answer: Answer, byItself = false): void {
    const { view } = this.known;
    const prompt = this.prompt;
    if (!view || !prompt || this.isSending) return;
    this.answered?.(prompt, answer);
    const key = randomHex(KEY);
    this.wanted = { at: view.given.length, chapter: this.chapter, prompt, answer };
    if (!byItself) this.read(view);
    this.send(key, { type: 'answer', key, version: view.version, answer });
  }

  private read(view: View): void {
    this.opened = -1;
    this.told = this.known.log.length;
    this.readTo = view.seats.length > 1 ? this.known.log.length : -1;
    keepRead(this.id, view.seat ?? '', this.known.log.length);
  }

  /** Say something to the other player, or end the match. */
  speak(kind: Word['kind'], text = ''): void {
    this.socket.send({ type: 'word', key: randomHex(KEY), kind, text });
  }

  undo(): void {
    const { view } = this.known;
    if (!view || view.undo === 'no' || this.isSending) return;
    const key = randomHex(KEY);
    this.send(key, { type: 'undo', key, version: view.version });
  }

  /** Change an answer of the planning sheet: what came after is given again where it still holds. */
  rewrite(at: number, answer: Answer): void {
    if (this.isBusy) return;
    this.change = changeTo(this.entries, at, answer);
    this.goOn();
  }

  hurry(): void {
    this.socket.hurry();
  }

  close(): void {
    this.odds.end();
    this.socket.close();
  }

  dismiss(): void {
    this.known = { ...this.known, refused: null };
  }

  private send(key: string, message: FromClient): void {
    this.known = { ...this.known, sent: key, refused: null };
    this.unanswered = message;
    this.socket.send(message);
  }

  /** After a lost line an input may or may not have arrived: its key keeps it from counting twice. */
  private sendAgain(): void {
    this.isBack = false;
    if (this.known.sent && this.unanswered) this.socket.send(this.unanswered);
  }

  private heard(message: FromServer): void {
    const before = this.known.view;
    if (this.isBack) this.sendAgain();
    this.known = hear(this.known, message);
    if (message.type === 'accepted' && this.wanted) {
      this.entries = noted(this.entries, this.wanted);
      this.wanted = null;
    }
    if (message.type === 'refused') {
      this.change = null;
      this.wanted = null;
      this.errands = [];
      this.resting = null;
    }
    if (message.type === 'accepted') this.nextErrand(); // its view may have come first
    if (message.type !== 'view') return;
    if (!before) this.recall(message.seat ?? '');
    this.entries = standing(this.entries, message.given, this.chapter);
    keepPlans(this.id, message.seat ?? '', this.entries);
    void this.fetchSheet(message);
    void this.addToDice();
    this.goOn();
    this.nextErrand();
    if (!this.change && !this.errands.length && (this.isStale || before?.version !== message.version)) this.askInsight();
  }

  /** Answer for the browser where it adds a number to the dice. */
  private async addToDice(): Promise<void> {
    const prompt = this.prompt;
    if (!isShare(prompt)) return;
    const answer = await shareFor(prompt, this.id);
    if (answer !== null && this.prompt === prompt) this.answer(answer, true);
  }

  /** What this browser remembers of the seat. */
  private recall(seat: string): void {
    this.entries = plans(this.id, seat);
    this.standings = standings(this.id, seat);
    this.readTo = this.opened = lastRead(this.id, seat);
  }

  /** Ask for the questions of answers that this browser did not give itself. */
  private async fetchSheet(view: View): Promise<void> {
    const missing = unknown(this.entries, view.given);
    if (!promptOf(view)?.group || !missing.length || this.isFetching || this.isSending || this.change) return;
    this.isFetching = true;
    const chapter = this.chapter;
    const found: Entry[] = [];
    for (const at of missing) {
      const { at: place, answer } = view.given[at]!;
      const asked = await api.at(this.id, place, this.token).then(promptOf, () => null);
      if (asked) found.push({ at, chapter, prompt: asked, answer });
    }
    this.isFetching = false;
    const now = this.known.view;
    if (now) this.entries = standing([...this.entries, ...found].sort((a, b) => a.at - b.at), now.given, this.chapter);
  }

  private goOn(): void {
    const { view } = this.known;
    if (!this.change || !view || this.isSending) return;
    const step = nextStep(this.change, view.given.length, this.prompt);
    if (step.do === 'undo') this.undo();
    if (step.do === 'answer') {
      this.change = step.rest.queue.length ? step.rest : null;
      this.answer(step.answer);
    }
    if (step.do === 'stop') {
      this.change = null;
      this.askInsight();
    }
  }

  private askInsight(): void {
    this.isStale = this.insight !== null;
    this.odds.want();
  }
}
