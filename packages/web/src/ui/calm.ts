const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

const loaded = () =>
  new Promise<void>((done) => {
    if (document.readyState === 'complete') done()
    else window.addEventListener('load', () => done(), { once: true })
  })

/** Waits until the page stands and nothing that matters more is on its way. */
export const calm = async (rest = 300): Promise<void> => {
  await Promise.race([loaded(), pause(3000)])
  await pause(rest)
}

/** Ends the task at hand, so that the page can answer before the next one. */
export const breath = (): Promise<void> => pause(0)
