import { z } from 'zod'

/** An origin such as `https://10.0.0.5:8443` that stands in for a service: it is called even on this network. */
export const standInSchema = z
  .string()
  .regex(
    /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/,
    'Please enter an origin such as https://login.example.org.',
  )
  .nullable()
  .default(null)
