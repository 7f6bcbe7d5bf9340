/** Every recipe of the panel, by file; read while building only. */
export const allStyles = import.meta.glob(['../src/**/*.styles.ts', '../inspect/**/*.styles.ts'], { eager: true })
