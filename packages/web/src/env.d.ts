/// <reference types="vite/client" />

/** Whether this is a development build. A constant, so that what it guards is left out of production. */
declare const __DEVELOPMENT__: boolean
