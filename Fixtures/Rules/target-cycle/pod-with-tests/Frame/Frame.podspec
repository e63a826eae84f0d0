Pod::Spec.new do |pod|
  pod.name = "Frame"
  pod.source_files = "**/*.swift"
  pod.exclude_files = "Demo/**/*.swift"
  pod.dependency "Lens"
end
