/** The table that the components of its page share. */

import { createContext } from 'svelte';
import type { TableStore } from './store.svelte';

export const [tableHere, setTableHere] = createContext<TableStore>();
