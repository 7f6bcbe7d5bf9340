import { AsyncLocalStorage } from 'node:async_hooks'

interface Recorded {
  readonly recorder: { text(): string } | null
}

const recording = new AsyncLocalStorage<Recorded[]>()

/** The tabs of the run that is being recorded; `undefined` when none is. */
export const recordedTabs = (): Recorded[] | undefined => recording.getStore()

/** Runs something that opens tabs and gives their recordings, whether it succeeds or fails. */
export const recordingTabs = async (run: () => Promise<void>): Promise<readonly string[]> => {
  const tabs: Recorded[] = []
  await recording.run(tabs, run).catch(() => {})
  return tabs.flatMap(({ recorder }) => recorder?.text() ?? [])
}
