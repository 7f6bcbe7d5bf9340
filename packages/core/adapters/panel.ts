/** What the signed-in part alone needs; loaded with it. */
export { accountOverHttp } from './http/account.http.ts'
export { authoriseOverHttp } from './http/realtime.http.ts'
export { setupOverHttp } from './http/setup.http.ts'
export { realtimeOverPusher } from './pusher/realtime.pusher.ts'
