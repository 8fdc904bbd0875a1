// One request at a time, and then only the latest: requests in between are dropped.

export class Latest<T> {
  private isAsking = false;
  private isWanted = false;
  private isEnded = false;

  constructor(
    private readonly ask: () => Promise<T>,
    private readonly told: (found: T, isLatest: boolean) => void,
  ) {}

  /** Ask now, or as soon as the question under way is answered. */
  want(): void {
    this.isWanted = true;
    if (!this.isAsking) void this.run();
  }

  end(): void {
    this.isEnded = true;
  }

  private async run(): Promise<void> {
    this.isAsking = true;
    while (this.isWanted && !this.isEnded) {
      this.isWanted = false;
      try {
        const found = await this.ask();
        if (!this.isEnded) this.told(found, !this.isWanted);
      } catch {
        // these requests are extras: play goes on without them
      }
    }
    this.isAsking = false;
  }
}
