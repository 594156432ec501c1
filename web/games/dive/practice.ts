import './dive.css';
import './css/school.css';
import './css/school-answers.css';
import './css/school-cue.css';
import './css/school-figures.css';
import './css/school-small.css'; // refines those before it

export { SchoolPage } from './school/SchoolPage.tsx';
