import { text } from '../../i18n';
import { ApiError } from '../../net/api';
import { changeWebhook, fetchWebhook } from '../../net/table-api';
import type { WebhookInfo } from '../../net/protocol';

/** Where this table posts whose turn it is, as its host sees it. */
export class GroupChat {
  info = $state.raw<WebhookInfo | null>(null);
  problem = $state('');
  busy = $state(false);
  private readonly table: string;

  constructor(table: string) {
    this.table = table;
  }

  /** Whether there is anything to show: on most servers the operator allows no posts. */
  get offered(): boolean {
    return this.info !== null && (this.info.hosts.length > 0 || this.info.host !== '');
  }

  /** Without an answer the menu is complete without it. */
  async load(): Promise<void> {
    this.info = await fetchWebhook(this.table).catch(() => null);
  }

  /** An empty address: nothing is posted any more. */
  async save(address: string): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      this.info = await changeWebhook(this.table, { address });
    } catch (error) {
      this.problem = error instanceof ApiError ? error.message : text.common.unreachable;
    } finally {
      this.busy = false;
    }
  }
}
