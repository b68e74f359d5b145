import { course, courseLocation, institution, location, type TestRegister } from './register.ts';

/**
 * A small register with the problems of real ones: names to clean, invalid addresses, implausible prices, an expired
 * course and a course of a hidden level.
 */
export const firstMonth = (): TestRegister => ({
  institutions: [
    institution('00001K', { 'Trading Name': 'Café Institute ', Website: 'cafe@example.edu.au', 'Postal Address City': 'MELBOURNE ' }),
    institution('00002J', { 'Trading Name': 'N/A', Website: 'www.two words', 'Postal Address City': '1 Brazier Drive' }),
    institution('00003G', { 'Postal Address City': 'Melbourne', Website: 'HTTPS://three.edu.au/' }),
  ],
  courses: [
    course('0100772', '00001K', { 'VET National Code': 'MST50119', 'Course Level': 'Diploma' }),
    course('078241E', '00001K', { 'Course Name': 'Master of Nursing', 'Duration (Weeks)': 52, 'Tuition Fee': 9850.0008, 'Estimated Total Course Cost': 10007.5008, 'Non Tuition Fee': 157.5 }),
    course('078242D', '00002J', { 'Duration (Weeks)': 52, 'Tuition Fee': 1650000, 'Non Tuition Fee': 15000, 'Estimated Total Course Cost': 1665000 }),
    course('078243C', '00002J', { 'Tuition Fee': 0, 'Non Tuition Fee': 0, 'Estimated Total Course Cost': 76880 }),
    course('078244B', '00002J', { 'Tuition Fee': 1, 'Non Tuition Fee': '', 'Estimated Total Course Cost': 1, 'Duration (Weeks)': 26 }),
    course('078245A', '00003G', { Expired: 'Yes' }),
    course('078246K', '00003G', { 'Course Level': 'Primary School Studies', 'Tuition Fee': '', 'Non Tuition Fee': '', 'Estimated Total Course Cost': '' }),
    course('078247J', '00003G', { 'Course Name': 'Doctor of Medicine', 'Duration (Weeks)': 208, 'Tuition Fee': 439133, 'Non Tuition Fee': 8392, 'Estimated Total Course Cost': 447525 }),
  ],
  locations: [
    location('00001K', 'City Campus'),
    location('00001K', 'North', { City: 'AUSTRALIA' }),
    location('00003G', 'City Campus', { City: 'Richmond', State: 'NSW' }),
  ],
  courseLocations: [
    courseLocation('00001K', '0100772', 'City Campus'),
    courseLocation('00001K', '0100772', 'North'),
    courseLocation('00003G', '078247J', 'City Campus'),
  ],
}); // oxfmt-ignore
