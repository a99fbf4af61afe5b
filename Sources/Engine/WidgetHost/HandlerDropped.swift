/// Whoever was to answer let go of the completion handler without calling it.
package struct HandlerDropped: Error {
  package init() {}
}
