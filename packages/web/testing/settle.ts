import { act } from '@testing-library/react'

/** Changes of the page come in turns of the event loop; after so many without one nothing more is on its way. */
const quietTurns = 8

/** Waits until nothing is busy and the page has not changed for some turns. */
export const settle = async (isBusy: () => boolean): Promise<void> => {
  for (let quiet = 0; quiet < quietTurns; ) {
    const before = document.body.innerHTML.length
    await act(() => new Promise((resolve) => setTimeout(resolve, 25)))
    quiet = isBusy() || document.body.innerHTML.length !== before ? 0 : quiet + 1
  }
}
