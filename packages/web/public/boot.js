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
  var theme = stored('theme')
  var dark = theme === 'dark' || (theme !== 'light' && matches('(prefers-color-scheme: dark)'))
  var path = location.pathname
  var signIn = path.indexOf('/auth/') !== 0 || path === '/auth/' || path === '/auth/login'
  html.setAttribute('data-theme', dark ? 'dark' : 'light')
  html.setAttribute('data-density', stored('density') === 'compact' ? 'compact' : 'comfortable')
  html.setAttribute('lang', stored('language') === 'en' ? 'en' : 'uk')
  html.setAttribute('data-sidebar', stored('sidebar') === 'narrow' ? 'narrow' : 'wide')
  html.setAttribute('data-frame', signedIn() ? 'panel' : signIn ? 'signIn' : 'auth')
  // Enter pressed before the app is there is kept for it.
  document.addEventListener('submit', (event) => {
    if (!html.hasAttribute('data-frame')) return
    event.preventDefault()
    html.setAttribute('data-submitted', '')
  })
})()
