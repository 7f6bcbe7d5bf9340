import { sva } from 'styled-system/css'

export const toaster = sva({
  slots: ['region', 'list', 'toast', 'icon', 'body', 'title', 'text', 'action', 'close'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      insetInline: { base: '3', sm: 'auto' },
      top: { base: '3', sm: 'auto' },
      right: { sm: '4' },
      bottom: { sm: { base: '4', _overBar: '24' } },
      width: { sm: '24rem' },
      maxHeight: 'calc(100dvh - 2rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderRadius: 'card',
      // Only its toasts take presses, also while an open dialog of Ark lets them through to this region.
      pointerEvents: 'none!',
      // Room for the shadows, which the scroll container would cut off.
      padding: '3',
      margin: '-3',
    },
    list: { display: 'flex', flexDirection: { base: 'column', sm: 'column-reverse' }, gap: '2' },
    toast: {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      px: '4',
      py: '3',
      bg: 'bg.raised',
      borderRadius: 'card',
      boxShadow: 'float',
      pointerEvents: 'auto',
      touchAction: 'pan-y',
      animation: 'fadeIn 150ms {easings.out}, slideUp 250ms {easings.out}',
    },
    icon: {
      flexShrink: 0,
      display: 'inline-flex',
      width: '18px',
      height: '5',
      alignItems: 'center',
      justifyContent: 'center',
    },
    body: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '0.5' },
    title: { textStyle: 'bodyStrong', overflowWrap: 'anywhere' },
    text: { color: 'fg.muted', overflowWrap: 'anywhere' },
    action: { marginTop: '1.5' },
    close: {
      flexShrink: 0,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: { base: '6', _touch: '11' },
      height: { base: '6', _touch: '11' },
      margin: { base: '-2px -6px -2px 0', _touch: '-0.75rem -0.75rem -0.75rem 0' },
      borderRadius: 'control',
      color: 'fg.subtle',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted', color: 'fg.default' },
    },
  },
  variants: {
    variant: {
      default: { icon: { color: 'info.fg' } },
      destructive: { icon: { color: 'danger.fg' } },
      successful: {
        icon: {
          color: 'success.fg',
          // The tick is drawn from its left end, where its path ends.
          '& path': { strokeDasharray: '12', animation: 'tick 200ms 100ms {easings.out} backwards' },
        },
      },
      loading: { icon: { color: 'fg.muted' } },
      warning: { icon: { color: 'warning.fg' } },
    },
  },
})
