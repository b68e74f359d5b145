import { createContext, useContext } from 'react';

/** The figures that are ticked in the list, by id. */
interface Chosen {
  ids: ReadonlySet<string>;
  choose: (ids: readonly string[], ticked: boolean) => void;
}

export const ChosenContext = createContext<Chosen>({ ids: new Set(), choose: () => {} });
export const useChosen = () => useContext(ChosenContext);
