import './dive.css';
import './css/school.css';

export { SchoolPage } from './school/SchoolPage.tsx';
