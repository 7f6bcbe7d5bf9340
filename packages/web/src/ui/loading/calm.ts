const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

const loaded = () =>
  new Promise<void>((done) => {
    if (document.readyState === 'complete') done()
    else window.addEventListener('load', () => done(), { once: true })
  })

/**
 * Waits until the page has loaded (at most 3 seconds) and then for `rest` milliseconds, so that less urgent work does
 * not compete with it.
 */
export const calm = async (rest = 300): Promise<void> => {
  await Promise.race([loaded(), pause(3000)])
  await pause(rest)
}

/** Yields to the event loop, so that the page can handle input before the next task. */
export const breath = (): Promise<void> => pause(0)
