export { type Credentials, openPanel, SignInError } from './open-panel.ts'
export { type ScreenActor, ScreenError, type ScreenName, screenAt } from './screen-at.ts'
export { settled } from './settled.ts'
