/** One build of the panel that was deployed. */
export interface Release {
  /** The commit, with a hash of the built files. */
  readonly id: string
  /** The day of the build, as YYYY-MM-DD. */
  readonly day: string
}

/** The release that the host serves now. */
export interface NewestRelease extends Release {
  /** Whether a service worker may keep the files of releases in the browser; the host can turn this off. */
  readonly keepsFiles: boolean
}

/** Whether the host serves another release than the one that runs in this tab. An unknown one is never another. */
export const isAnother = (running: Release | null, newest: Release): boolean =>
  running !== null && running.id !== newest.id
