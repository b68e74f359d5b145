import { createContext, useContext } from 'react';

/** Which values of the list are ticked, and whether the person may decide about them. */
export interface Chosen {
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  mayDecide: boolean;
}

export const ChosenContext = createContext<Chosen>({ ids: new Set(), toggle: () => {}, mayDecide: false });
export const useChosen = (): Chosen => useContext(ChosenContext);
