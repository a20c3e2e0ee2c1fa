/** Thrown where work was interrupted because the person, or the system, asked the script to stop. */
export class Interrupted extends Error {
  constructor() {
    super('interrupted')
    this.name = 'Interrupted'
  }
}

/**
 * A signal that is aborted when this script is asked to stop: by SIGINT, SIGTERM or SIGHUP, or by the
 * end of the process that started it, even if that one was killed.
 */
export function watchForInterruption(): AbortSignal {
  const controller = new AbortController()
  const stop = () => controller.abort(new Interrupted())
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop)
  if (process.channel) {
    process.on('disconnect', stop)
    // The channel alone must not keep the script running.
    process.channel.unref()
  }
  // Output may go to a pipe or terminal that is gone by then; the orderly stop still has to happen.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  return controller.signal
}
