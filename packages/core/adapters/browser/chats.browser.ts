import type { ChatsPort } from '../../src/chats/chats.port.ts'

type Watched = Pick<Document, 'visibilityState' | 'hasFocus'> &
  Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Tells whether somebody looks at the page: it is visible and has the focus. */
export const attentionInBrowser =
  (page: Watched, window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): ChatsPort['watchAttention'] =>
  (emit) => {
    let told: boolean | null = null
    const tell = () => {
      const isAttentive = page.visibilityState === 'visible' && page.hasFocus()
      if (isAttentive === told) return
      told = isAttentive
      emit({ type: 'attention.changed', isAttentive })
    }
    page.addEventListener('visibilitychange', tell)
    window.addEventListener('focus', tell)
    window.addEventListener('blur', tell)
    tell()
    return () => {
      page.removeEventListener('visibilitychange', tell)
      window.removeEventListener('focus', tell)
      window.removeEventListener('blur', tell)
    }
  }
