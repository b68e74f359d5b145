import { BACHELOR, ENGINEERING, IT, MASTERS, type StudentSearch } from './types.ts';

const HEALTH = /^Health/;
const BUILDING = /^Architecture/;
const LAND = /^Agriculture/;

/** Subjects that the demo catalogue does not have, with the field that is shown, and further words for those it has. */
export const FURTHER_SEARCHES: readonly StudentSearch[] = [
  ['plumber', { field: BUILDING }],
  ['welding', { field: ENGINEERING }],
  ['petroleum engineering', { field: ENGINEERING }],
  ['dental', { field: HEALTH }],
  ['BDS', { field: HEALTH }],
  ['diploma in dental', { field: HEALTH }],
  ['radiology', { field: HEALTH }],
  ['speech therapy', { field: HEALTH }],
  ['veterinary', { field: LAND }],
  ['food technology', { field: LAND }],
  ['sociology', { field: /^Society/ }],
  ['event management', { field: /^Food, Hospitality/ }],
  ['electrician', { name: /electrical/i }],
  ['mechanic', { name: /automotive/i }],
  ['physiotherapy', { name: /physiotherapy/i }],
  ['video editing', { name: /film/i }],
  ['data analytics', { name: /data science/i }],
  ['MSc in data anlytics', { name: /data science/i, level: MASTERS }],
  ['data analyst', { name: /data science/i }],
  ['web development', { field: IT }],
  ['networking', { name: /network/i }],
  ['cloud', { name: /cloud/i }],
  ['robotics', { name: /robotics/i }],
  ['geomatics', { name: /survey/i }],
  ['forestry', { name: /forestry/i }],
  ['early childhood', { name: /early childhood/i }],
  ['sports', { name: /sport/i }],
  ['music', { name: /music/i }],
  ['journalism', { name: /journalism/i }],
  ['MIT', { name: /information technology/i, level: MASTERS }],
  ['MCA', { name: /comput/i, level: MASTERS }],
  ['BBM', { name: /business/i, level: BACHELOR }],
  ['BSW', { name: /social work/i, level: BACHELOR }],
  ['BALLB', { name: /law/i, level: BACHELOR }],
  ['BPharm', { name: /pharmacy/i, level: BACHELOR }],
  ['LLM', { name: /law/i, level: MASTERS }],
  ['A level', { level: BACHELOR }],
  ['pathway', { level: /^Foundation|^Pathway/ }],
  ['PTE class', { level: /^English/ }],
]; // oxfmt-ignore
