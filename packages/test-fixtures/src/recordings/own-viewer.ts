import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { FlowError } from '@supplier/core/flows/flow'
import { readHeaderData } from '../server/headers.ts'
import { createStaticFiles } from '../server/static.ts'

interface Served {
  /** The address that opens the recording in the viewer. */
  readonly address: string
  close(): Promise<void>
}

/** Serves the built viewer with one recording, on loopback only: it needs no network. */
export const serveViewer = async (
  build: string,
  file: { readonly name: string; readonly text: string },
  { port = 0, step = 1 }: { readonly port?: number; readonly step?: number } = {},
): Promise<Served> => {
  const files = createStaticFiles(build, readHeaderData().cache)
  const path = `/recording/${encodeURIComponent(basename(file.name))}`
  if ((await files(new Request('http://localhost/inspect'))).status !== 200)
    throw new FlowError('There is no build of the viewer; npm start makes one.')
  const listen = getRequestListener(
    async (request) => (new URL(request.url).pathname === path ? new Response(file.text) : files(request)),
    { overrideGlobalObjects: false },
  )
  const server = createServer((incoming, outgoing) => void listen(incoming, outgoing))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://localhost:${taken}/inspect?file=${path}&step=${step}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
