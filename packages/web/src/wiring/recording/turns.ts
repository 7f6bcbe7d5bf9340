/**
 * Runs a callback in a new task, after the current task and its microtasks. The browser can handle input and paint
 * between two callbacks. A timer with a delay of 0 would take about 4 ms each time.
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
