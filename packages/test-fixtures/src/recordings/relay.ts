import { createServer } from 'node:http'
import { WebSocket, WebSocketServer } from 'ws'

/** How many messages are stored for a window that is opened later. */
const most = 20_000

export interface Relay {
  readonly port: number
  close(): Promise<void>
}

/**
 * Relays inspection messages from Node to an inspector in a browser, like the relay of `@statelyai/inspect`, but on
 * loopback only. A window that is opened later gets the earlier messages, too.
 */
export const startRelay = async (inspector: string, wanted = 0): Promise<Relay> => {
  const sent: string[] = []
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(bridge(inspector))
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    for (const message of sent) socket.send(message)
    socket.on('message', (data) => {
      const message = String(data)
      sent.push(message)
      if (sent.length > most) sent.shift()
      for (const other of sockets.clients) {
        if (other !== socket && other.readyState === WebSocket.OPEN) other.send(message)
      }
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : wanted,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The page that passes messages from the socket to the inspector’s frame. */
const bridge = (inspector: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Inspector</title>
<style>html, body, iframe { margin: 0; width: 100%; height: 100%; border: 0 }</style>
<iframe id="inspector" src="${inspector.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>
<script>
  const frame = document.querySelector('#inspector')
  const waiting = []
  let isReady = false
  const pass = (message) => frame.contentWindow.postMessage(message, '*')
  addEventListener('message', ({ data }) => {
    if (data?.type !== '@statelyai.connected') return
    isReady = true
    waiting.splice(0).forEach(pass)
  })
  const socket = new WebSocket('ws://' + location.host)
  socket.onmessage = ({ data }) => (isReady ? pass : (one) => waiting.push(one))(JSON.parse(data))
</script>
</html>
`
