import type { TestApi } from '../api.ts';
import { applied } from '../applications.ts';
import { PASSWORD } from '../people.ts';
import { testEvents } from '../registrations.ts';
import { NEW_PASSWORDS, type Recipes, type RecipeTools } from './tools.ts';

/** Calls of a person for their own account, cases and registrations. */
export function accountRecipes(api: TestApi, tools: RecipeTools): Recipes {
  const { newAddress, newUser, linkParams } = tools;
  const { accounts } = api;
  return {
    'post /api/user/register/': async () => ({
      body: { email: newAddress('new'), password: PASSWORD, confirm_password: PASSWORD },
    }),
    'post /api/user/verify-email/': async () => ({ body: { email: (await newUser()).email } }),
    'post /api/user/login/': async () => ({ body: { email: (await newUser()).email, password: PASSWORD } }),
    'post /api/user/token/refresh/': async () => ({ body: { refresh: (await newUser()).token.refresh } }),
    'post /api/user/logout/': async () => ({ body: { refresh: (await newUser()).token.refresh } }),
    'post /api/user/password-reset/': async () => ({ body: { email: (await newUser()).email } }),
    'post /api/user/password-reset/{encoded_pk}/{token}/': async () => {
      const { email } = await newUser();
      await accounts.requestReset(email);
      return { params: await linkParams(email), body: {} };
    },
    'patch /api/user/password-reset/{encoded_pk}/{token}/': async () => {
      const { email } = await newUser();
      await accounts.requestReset(email);
      return { params: await linkParams(email), body: NEW_PASSWORDS };
    },
    'patch /api/user/profile/': async () => ({ by: await newUser(), body: { address: 'Pokhara' } }),
    'post /api/user/password-change/': async () => ({
      by: await newUser(),
      body: { current_password: PASSWORD, ...NEW_PASSWORDS },
    }),
    'post /api/user/email-change/': async () => ({
      by: await newUser(),
      body: { email: newAddress('other'), password: PASSWORD },
    }),
    'post /api/user/delete/': async () => ({ by: await newUser(), body: { password: PASSWORD } }),
    'post /api/user/applications/{id}/move/': async () => {
      const by = await newUser();
      return {
        by,
        params: { id: (await applied(api, by)).id },
        body: { event: 'withdraw', from: 'submitted' },
      };
    },
    'post /api/user/applications/{id}/seen/': async () => {
      const by = await newUser();
      return { by, params: { id: (await applied(api, by)).id }, body: { entries: 1 } };
    },
    'post /api/user/applications/{id}/note/': async () => {
      const by = await newUser();
      return { by, params: { id: (await applied(api, by)).id }, body: { note: 'May I call you?' } };
    },
    'post /api/app/event-register/': async () => ({
      by: await newUser(),
      body: { event: api.content.event.hostile },
    }),
    'post /api/user/registrations/{id}/messages/': async () => {
      const by = await newUser();
      const { id } = await testEvents(api).registered(by, api.content.event.hostile);
      return { by, params: { id }, body: { wanted: false } };
    },
  };
}
