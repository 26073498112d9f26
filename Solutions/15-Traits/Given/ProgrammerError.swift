/// Stops a debug build with the rule that the program has broken; a release build prints it.
///
/// RxSwift does the same: what can't be fixed at run time should be noticed in development.
package func programmerError(_ rule: @autoclosure () -> String) {
  #if DEBUG
  fatalError(rule())
  #else
  print(rule())
  #endif
}
