import type { TestApi } from '../api.ts';
import { PASSWORD, type TestPerson } from '../people.ts';

/** A valid request for a call. */
export interface Recipe {
  by?: TestPerson;
  params?: Record<string, string>;
  body: object;
}

/** Requests by method and path. Each creates the data it needs. */
export type Recipes = Readonly<Record<string, () => Promise<Recipe>>>;

/** A new password, typed twice. */
export const NEW_PASSWORDS = { new_password: `${PASSWORD}2`, confirm_password: `${PASSWORD}2` };

/** Of all tools of a process, which may be used with the same database. */
let count = 0;

/** New people for recipes. */
export function recipeTools(api: TestApi) {
  const newAddress = (name: string) => `${name}${(count += 1)}@example.com`;
  return {
    newAddress,
    newUser: () => api.user(newAddress('user')),
    newStaff: () => api.staff(newAddress('staff')),
    /** Parameters of the last link that this person got by mail. */
    linkParams: async (email: string) => {
      const { encodedPk: encoded_pk, token } = await api.lastLink(email);
      return { encoded_pk, token };
    },
  };
}

export type RecipeTools = ReturnType<typeof recipeTools>;
