import { cva } from 'styled-system/css'

/** Which of the frames in index.html is in sight: `boot.js` says so on the root element. */
export const part = cva({
  base: { display: 'none' },
  variants: {
    shows: {
      ukrainian: {
        ':is([data-frame=signIn], [data-frame=auth])[lang=uk] &': { display: 'block' },
        // Other pages of the sign-in area share the frame; their forms come with the app.
        '[data-frame=auth] & form': { visibility: 'hidden' },
      },
      english: {
        ':is([data-frame=signIn], [data-frame=auth])[lang=en] &': { display: 'block' },
        '[data-frame=auth] & form': { visibility: 'hidden' },
      },
      panel: { '[data-frame=panel] &': { display: 'block' } },
    },
  },
})
