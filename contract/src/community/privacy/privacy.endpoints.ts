import { z } from 'zod'
import { user } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { privacyView } from './privacy.schemas.ts'

const privacyAnswer = z.object({ privacy: privacyView })

export const privacyEndpoints = {
  getPrivacy: defineEndpoint({
    method: 'GET',
    path: 'users/me/privacy',
    access: user,
    summary: 'Who may see which part of the own profile',
    response: privacyAnswer,
  }),
  savePrivacy: defineEndpoint({
    method: 'PUT',
    path: 'users/me/privacy',
    access: user,
    summary: 'Choose who may see which part of the own profile; parts left out stay as they are',
    body: privacyView.partial(),
    response: privacyAnswer,
  }),
}
