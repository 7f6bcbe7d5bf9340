export interface FilesPort {
  /** Offers a text file for download. */
  saveFile(file: TextFile): Promise<void>
}

export interface TextFile {
  readonly name: string
  readonly text: string
}
