/** Whether the long versions of the tests run (`npm run nightly`). */
export const isNightly = (): boolean => process.env['NIGHTLY'] !== undefined
