import { configureGlobal } from 'fast-check'

// The same runs every time: a check turns red by a change of the code, never by chance. `SOAK_SEED` asks for others.
configureGlobal({ seed: Number(process.env['SOAK_SEED'] ?? 1904) })
