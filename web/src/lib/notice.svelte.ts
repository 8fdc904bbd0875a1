// Tells a player in another tab that it is their turn: by the icon of the tab, and by a notification if allowed.

class Notices {
  private permission = $state<NotificationPermission>(typeof Notification === 'undefined' ? 'denied' : Notification.permission);

  get canAsk(): boolean {
    return this.permission === 'default';
  }

  async ask(): Promise<void> {
    if (typeof Notification !== 'undefined') this.permission = await Notification.requestPermission();
  }

  /** Notify a player in another tab; the notification says nothing that the page does not show. */
  tell(title: string, body: string): void {
    if (this.permission === 'granted' && document.hidden) new Notification(title, { body, icon: '/icon.svg', tag: location.hash });
  }
}

export const notices = new Notices();

const MINE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2f5d68"/><circle cx="16" cy="16" r="8" fill="#f0b04a"/></svg>')}`;

/** Show in the tab's icon whether this browser is to move. */
export function markTab(isMine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = isMine ? MINE : '/icon.svg';
}
