export interface FilesPort {
  /** Offers a text file for download. */
  saveFile(file: TextFile): Promise<void>
  /** Downloads a file of the server. */
  downloadFile(file: { readonly url: string; readonly name: string }): Promise<void>
}

export interface TextFile {
  readonly name: string
  readonly text: string
}
