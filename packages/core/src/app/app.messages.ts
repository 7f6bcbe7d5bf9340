/** What the app itself can say. */
export type AppMessageKey = 'app.copyRefused'
