/** What is shown before the panel is loaded. Everything else imports `styles/panel.css`. */
export const entryRoots = [
  'src/main.ts',
  'src/view.tsx',
  'src/app/Frame.tsx',
  'src/session/screens.ts',
  'src/countries/CountryPicker.tsx',
  'src/ui/Toaster.tsx',
]
