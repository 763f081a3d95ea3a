import { fetchPushInfo, sendSubscription, withdrawSubscription } from '../net/push-api';

/** This browser's subscription to Web Push, made if there is none, as the server needs it. Throws where there is no push service. */
export async function subscribe(): Promise<void> {
  const [{ key }, worker] = await Promise.all([fetchPushInfo(), navigator.serviceWorker.ready]);
  const { endpoint = '', keys = {} } = (await subscriptionFor(worker, key)).toJSON();
  const { p256dh = '', auth = '' } = keys;
  await sendSubscription({ endpoint, p256dh, auth });
}

async function subscriptionFor(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const old = await worker.pushManager.getSubscription();
  // A server that was set up again has another key, and a subscription is for one key only.
  if (old && keyOf(old) !== key) await old.unsubscribe();
  return worker.pushManager.subscribe(options);
}

/** In base64url, as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** From now on nothing is sent to this browser; the server need not be reachable for that. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await withdrawSubscription({ endpoint });
}
