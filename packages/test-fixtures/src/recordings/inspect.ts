import { once } from 'node:events'
import { createWebSocketInspector } from '@statelyai/inspect'
import { sentenceOf } from '@supplier/core/flows/difference'
import type { Flow } from '@supplier/core/flows/flow'
import { openReplay } from '@supplier/core/flows/replay'
import { startRelay } from './relay.ts'

interface Inspecting {
  /** The address of the inspector; Stately’s own by default. */
  readonly url?: string
  readonly port?: number
  readonly say: (line: string) => void
  /** Ends the inspection when it resolves; Ctrl-C by default. */
  readonly until?: Promise<unknown>
}

/** Replays a recording into an inspector that runs in a browser. Masked values stay masked. */
export const inspectFlow = async (
  flow: Flow,
  { url = 'https://stately.ai/inspect', port = 0, say, until = once(process, 'SIGINT') }: Inspecting,
): Promise<void> => {
  const relay = await startRelay(url, port)
  const inspector = createWebSocketInspector({
    url: `ws://127.0.0.1:${relay.port}`,
    maxDeferredEvents: 20_000,
  })
  const { next } = inspector.inspect
  const replay = openReplay(flow, { later: (run) => void setImmediate(run), inspect: (event) => next?.(event) })
  try {
    while (replay.at() < replay.length) {
      const difference = await replay.step()
      if (difference) say(sentenceOf(flow, difference))
    }
    say(`${replay.length} steps stand at http://127.0.0.1:${relay.port} until Ctrl-C`)
    await until
  } finally {
    inspector.stop()
    replay.stop()
    await relay.close()
  }
}
