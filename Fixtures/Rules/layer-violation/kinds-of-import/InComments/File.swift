// import App
/* import App
   /* import App */
   import App */
/// import App
struct InComments {}
