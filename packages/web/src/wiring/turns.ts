/**
 * Runs something in a task of its own, behind everything that follows from the one at hand. Input and pictures may come
 * between two of them; a timer of nothing would take four milliseconds each time.
 */
export const turns = (): ((run: () => void) => void) => {
  const { port1, port2 } = new MessageChannel()
  const waiting: (() => void)[] = []
  port1.onmessage = () => waiting.shift()?.()
  return (run) => {
    waiting.push(run)
    port2.postMessage(null)
  }
}
