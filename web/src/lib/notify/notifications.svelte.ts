import { settings } from '../me/settings.svelte';
import { subscribe, unsubscribe } from './push';
import { notificationSupport, type Support } from './support';

/** "Tell me when it's my turn", on this device: the switch, and what it can do here. */
export class Notifications {
  support = $state<Support>('never');
  busy = $state(false);

  constructor() {
    this.support = notificationSupport();
  }

  get possible(): boolean {
    return this.support === 'closed' || this.support === 'open';
  }

  get on(): boolean {
    return this.possible && settings.notify;
  }

  async set(on: boolean): Promise<void> {
    this.busy = true;
    try {
      await (on ? this.turnOn() : this.turnOff());
    } finally {
      this.busy = false;
    }
  }

  /** The browser asks the player for permission once; if it is denied, the switch stays off. */
  private async turnOn(): Promise<void> {
    const granted = (await Notification.requestPermission()) === 'granted';
    this.support = notificationSupport();
    settings.notify = granted && this.possible;
    if (settings.notify) await this.keepSubscribed();
  }

  private async turnOff(): Promise<void> {
    settings.notify = false;
    // The browser has forgotten it by then, whether or not the server could be told.
    if (this.support === 'closed') await unsubscribe().catch(() => undefined);
  }

  /** The server learns again who this is, and in which language. Without a push service an open page still tells the player. */
  async keepSubscribed(): Promise<void> {
    if (this.support !== 'closed') return;
    try {
      await subscribe();
    } catch {
      this.support = 'open';
    }
  }
}
