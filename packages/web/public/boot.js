// Runs before the first paint: theme, density, language, and which frame of the page stands in the HTML.
;(() => {
  var html = document.documentElement
  function stored(key) {
    try {
      return localStorage.getItem(key)
    } catch (_) {
      return null
    }
  }
  function matches(query) {
    try {
      return matchMedia(query).matches
    } catch (_) {
      return false
    }
  }
  function signedIn() {
    try {
      return typeof (JSON.parse(stored('user') || 'null') || 0) === 'object'
    } catch (_) {
      return false
    }
  }
  // The first words are drawn without the font if it is not there in time. Where it cannot be, on a slow line, it would
  // only hold back the app: it is fetched when that stands, and is at hand the next time.
  function bringFont(address) {
    var isKnown = stored('font') === address
    function fetchFont(display) {
      var face = new FontFace('Inter', `url(${address})`, { weight: '400 600', display: display })
      var fetched = face.load()
      if (!isKnown) fetched = fetched.then(() => localStorage.setItem('font', address))
      fetched.catch(() => {})
      return face
    }
    var arrival = performance.getEntriesByType('navigation')[0]
    var isQuick = arrival && arrival.responseEnd > 0 && arrival.responseEnd - arrival.requestStart < 100
    if (isQuick || isKnown) document.fonts.add(fetchFont('optional'))
    // Firefox gives an optional font up after 100 ms, though nothing waits for it here.
    else addEventListener('load', () => setTimeout(() => fetchFont('auto'), 3000))
  }
  // What the panel needs comes beside the entry, and not after that has come and run.
  function bringPanel(addresses) {
    addresses.split(' ').forEach((address) => {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = address
      document.head.append(link)
    })
  }
  var theme = stored('theme')
  var dark = theme === 'dark' || (theme !== 'light' && matches('(prefers-color-scheme: dark)'))
  var path = location.pathname
  var signIn = path.indexOf('/auth/') !== 0 || path === '/auth/' || path === '/auth/login'
  html.setAttribute('data-theme', dark ? 'dark' : 'light')
  html.setAttribute('data-density', stored('density') === 'compact' ? 'compact' : 'comfortable')
  var language = stored('language') === 'en' ? 'en' : 'uk'
  html.setAttribute('lang', language)
  var sidebar = stored('sidebar')
  var medium = sidebar !== 'wide' && matches('(min-width: 768px) and (max-width: 1279.98px)')
  html.setAttribute('data-sidebar', sidebar === 'narrow' || medium ? 'narrow' : 'wide')
  var isSignedIn = signedIn()
  html.setAttribute('data-frame', isSignedIn ? 'panel' : signIn ? 'signIn' : 'auth')
  var font = document.currentScript?.getAttribute('data-font')
  var panel = document.currentScript?.getAttribute('data-panel')
  var words = document.currentScript?.getAttribute(`data-${language}`)
  if (isSignedIn && panel) bringPanel(words ? `${panel} ${words}` : panel)
  try {
    if (font) bringFont(font)
  } catch (_) {
    // A reader without such fonts has its own.
  }
  // A file of the app that is gone, for example because a new release has replaced it, would leave the frame standing.
  addEventListener(
    'error',
    (event) => {
      if (event.target.tagName === 'SCRIPT') html.setAttribute('data-stuck', '')
    },
    true,
  )
  // Enter pressed before the app is there is kept for it.
  document.addEventListener('submit', (event) => {
    if (!html.hasAttribute('data-frame')) return
    event.preventDefault()
    html.setAttribute('data-submitted', '')
  })
})()
