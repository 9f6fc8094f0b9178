/** What a client throws where nothing catches it: in a promise that nothing awaits, or in a timer. */

type Listener = (error: unknown) => void;

const KINDS = ["unhandledRejection", "uncaughtException"] as const;

/**
 * Receives what is thrown until the returned function is called. Meanwhile no other listener does, except those of
 * campaigns that run at the same time: it would end the program or fail its test. Does nothing on platforms other than
 * Node.
 */
export function watchThrown(onThrown: Listener): () => void {
  const { process } = globalThis;
  if (typeof process?.listeners !== "function") return () => undefined;
  const throwsInCampaign: Listener = (error) => onThrown(error);
  const others = KINDS.flatMap((kind) => {
    const listeners: readonly Listener[] = Reflect.apply(process.listeners, process, [kind]);
    return listeners.filter(({ name }) => name !== throwsInCampaign.name).map((listener) => ({ kind, listener }));
  });
  for (const { kind, listener } of others) process.off(kind, listener);
  for (const kind of KINDS) process.on(kind, throwsInCampaign);
  return () => {
    for (const kind of KINDS) process.off(kind, throwsInCampaign);
    for (const { kind, listener } of others) Reflect.apply(process.on, process, [kind, listener]);
  };
}
