import { drawOnCanvas, imagesInBrowser } from '@supplier/core/adapters/browser/images.browser'
import { imagesOverHttp } from '@supplier/core/adapters/http/account/images.http'
import { formsByXhr, type SendForm } from '@supplier/core/adapters/http/kit/http.upload'
import type { PanelPorts } from '@supplier/core/app/app.port'
import type { Outside } from './outside.ts'

/** Uploads forms; only `XMLHttpRequest` tells how much was sent. */
export const sendFormOf = ({ server }: Outside): SendForm => formsByXhr(server, () => new XMLHttpRequest())

/** Reads and crops images in the browser, and uploads them. */
export const imagesOf = (outside: Outside, mostBytes: number): PanelPorts['images'] => ({
  ...imagesInBrowser({
    limits: { mostBytes },
    decode: (file) => createImageBitmap(file),
    draw: drawOnCanvas(() => document.createElement('canvas')),
    addresses: URL,
  }),
  ...imagesOverHttp(outside.http, sendFormOf(outside)),
})
