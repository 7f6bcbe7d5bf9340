import { createServer } from 'node:net'
import { refusal } from './setup.mjs'

/** Null if a program can listen on the port, else the code of the error. */
const faultOf = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }) => resolve(code))
    probe.listen(port, () => probe.close(() => resolve(null)))
  })

/** Fails before the build if the port that somebody asked for is in use. */
export const requireFree = async (port) => {
  const code = await faultOf(port)
  if (code === null) return
  const taken = `Port ${port} is taken; choose another one: PORT=${port + 1} npm start`
  throw refusal(code === 'EADDRINUSE' ? taken : `Cannot listen on port ${port} (${code})`)
}

const mostTried = 100

/** The first free port from this one on, so that several clones run side by side. */
export const freePort = async (first) => {
  for (let port = first; port < first + mostTried; port += 1) if ((await faultOf(port)) === null) return port
  throw refusal(`No port from ${first} to ${first + mostTried - 1} is free`)
}

/** The port that the arguments or the environment ask for; `null` when none is asked for. */
export const portAskedFor = (args, env) => {
  const given = args.find((_, i) => args[i - 1] === '--port') ?? env.PORT
  if (given === undefined) return null
  const port = Number(given)
  if (given.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw refusal(`"${given}" is not a port: give a number from 1 to 65535, for example PORT=5174 npm start`)
}
