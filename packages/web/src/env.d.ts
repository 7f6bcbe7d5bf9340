/// <reference types="vite/client" />

/**
 * Whether this is a development build. The build replaces it with a constant, so that code behind it is removed from
 * production.
 */
declare const __DEVELOPMENT__: boolean

/** Whether the app can be inspected: in development and sandbox builds. The build replaces it with a constant, too. */
declare const __FLOWS__: boolean

/** The settings of a deployment; see README. */
interface ImportMetaEnv extends Readonly<Partial<Record<import('./settings/variables.ts').VariableName, string>>> {}
