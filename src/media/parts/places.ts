import type { Place } from './frame';
import { airstrip, apron } from './places/airfield';
import { office, store } from './places/backOffice';
import { aircabin, cabin } from './places/cabins';
import { clinic, reception } from './places/care';
import { city } from './places/city';
import { clinicyard } from './places/clinicyard';
import { coast } from './places/coast';
import { dispatch } from './places/dispatch';
import { escarpment } from './places/escarpment';
import { festival } from './places/festival';
import { mountain, sky } from './places/heights';
import { hospital } from './places/hospital';
import { classroom, training } from './places/learning';
import { park, showground } from './places/open';
import { nightroad } from './places/nightroad';
import { pitch } from './places/pitch';
import { plains } from './places/plains';
import { savannah } from './places/savannah';
import { school } from './places/school';
import { site } from './places/site';
import { stadium } from './places/stadium';
import { station } from './places/station';
import { estate, street } from './places/streets';
import { tabletop } from './places/tabletop';
import { teahills } from './places/teahills';
import { theatre } from './places/theatre';
import { village } from './places/village';
import { yard } from './places/yard';

/** Every place a scene can be set in, by name. */
export const places = {
  aircabin,
  airstrip,
  apron,
  cabin,
  city,
  classroom,
  clinic,
  clinicyard,
  coast,
  dispatch,
  escarpment,
  estate,
  festival,
  hospital,
  mountain,
  nightroad,
  office,
  park,
  pitch,
  plains,
  reception,
  savannah,
  school,
  showground,
  site,
  sky,
  stadium,
  station,
  store,
  street,
  tabletop,
  teahills,
  theatre,
  training,
  village,
  yard,
} as const satisfies Readonly<Record<string, Place>>;

/** Name of a place. */
export type PlaceName = keyof typeof places;
