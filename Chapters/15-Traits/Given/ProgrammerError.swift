/// Stops a debug build with the rule that the program has broken; a release build prints it.
///
/// RxSwift does the same: what can't be mended at run time should be seen while the app is built.
package func programmerError(_ rule: @autoclosure () -> String) {
  #if DEBUG
  fatalError(rule())
  #else
  print(rule())
  #endif
}
