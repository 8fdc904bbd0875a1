// A match as a page holds it: the line to the server, what is known, and what is being done.

import { api } from './api';
import { Latest } from './latest';
import { keepPlans, keepRead, lastRead, plans } from './memory';
import { changeTo, nextStep, noted, sheetOf, upTo, type Change, type Entry } from './planning';
import { browserWays, Socket, type Line } from './socket';
import { hear, NOTHING, promptOf, type Known } from './state';
import type { Answer, FromClient, FromServer, Insight } from './wire';

export class MatchClient {
  known = $state.raw<Known>(NOTHING);
  line = $state<Line>('connecting');
  tries = $state(0);
  entries = $state.raw<Entry[]>([]);
  change = $state.raw<Change | null>(null);
  insight = $state.raw<Insight | null>(null);
  isStale = $state(false);
  /** Lines of the log read when this browser last answered: what follows is news; -1 when none is. */
  readTo = $state(-1);

  private readonly socket: Socket;
  private readonly odds: Latest<Insight | null>;
  private unanswered: FromClient | null = null;
  private isBack = false;
  private wanted: { at: number; answer: Answer; entry: Entry } | null = null;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.entries = plans(id);
    this.readTo = lastRead(id);
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
    return view && this.prompt ? sheetOf(this.entries, this.prompt.group ?? '', view.answers) : [];
  }

  private get isSending(): boolean {
    return this.known.sent !== null || this.known.due !== null;
  }

  get isBusy(): boolean {
    return this.isSending || this.change !== null;
  }

  answer(answer: Answer): void {
    const { view } = this.known;
    const prompt = this.prompt;
    if (!view || !prompt || this.isSending) return;
    const key = crypto.randomUUID();
    this.wanted = { at: view.answers, answer, entry: { at: view.answers, prompt, answer } };
    this.readTo = view.seats.length > 1 ? this.known.log.length : -1;
    keepRead(this.id, this.known.log.length);
    this.send(key, { type: 'answer', key, version: view.version, answer });
  }

  undo(): void {
    const { view } = this.known;
    if (!view || view.undo === 'no' || this.isSending) return;
    const key = crypto.randomUUID();
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
      this.entries = noted(this.entries, this.wanted.entry);
      this.wanted = null;
    }
    if (message.type === 'refused') {
      this.change = null;
      this.wanted = null;
    }
    if (message.type !== 'view') return;
    this.entries = upTo(this.entries, message.answers);
    keepPlans(this.id, this.entries);
    this.goOn();
    if (!this.change && (this.isStale || before?.version !== message.version)) this.askInsight();
  }

  private goOn(): void {
    const { view } = this.known;
    if (!this.change || !view || this.isSending) return;
    const step = nextStep(this.change, view.answers, this.prompt);
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
